// Any path that is no page.
import { useSyncExternalStore } from 'react';
import { Landscape } from '../site/Landscape.tsx';
import { PageMeta } from '../site/PageMeta.tsx';
import { ButtonLink } from '../ui/Button.tsx';

const never = () => () => undefined;

export function NotFound() {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Landscape>
      <PageMeta title="404 Page Not Found" description="There is no page at this address." addressed={inBrowser} />
      <h1>404 Page Not Found</h1>
      <p>Maybe you wanted to check out our games?</p>
      <ButtonLink to="/" size="lg">
        Home
      </ButtonLink>
    </Landscape>
  );
}
