// Buttons: six variants, four sizes, at rest, disabled, and as links.
import { Heart } from 'lucide-react';
import { Button, ButtonLink } from '../Button.tsx';
import { Tooltip } from '../Tooltip.tsx';
import { Part, Row } from './parts.tsx';

const VARIANTS = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const;
const SIZES = ['sm', 'default', 'lg'] as const;

export function ButtonStates() {
  return (
    <Part title="Button, Tooltip">
      {SIZES.map(size => (
        <Row key={size}>
          {VARIANTS.map(variant => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        {VARIANTS.map(variant => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </Row>
      <Row>
        {VARIANTS.map(variant => (
          <Tooltip key={variant} text={`A favourite, ${variant}`}>
            <Button variant={variant} size="icon" aria-label="Favourite">
              <Heart aria-hidden />
            </Button>
          </Tooltip>
        ))}
        <Button>
          <Heart aria-hidden /> With a picture
        </Button>
        <ButtonLink to="/games" variant="outline">
          A link
        </ButtonLink>
      </Row>
    </Part>
  );
}
