// 404 page.
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Landscape } from '../site/frame/Landscape.tsx';
import { PageMeta } from '../site/frame/PageMeta.tsx';
import { lazyPart } from '../site/lazy/lazyPart.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { useHydrated } from '../ui/hooks/useHydrated.ts';

const NearbyPages = lazyPart(() => import('./NearbyPages.tsx'));

export default function NotFound() {
  const inBrowser = useHydrated();
  return (
    <Landscape>
      <PageMeta
        title="404 Page Not Found"
        description="There is no page at this address."
        image="social/not-found.jpg"
        addressed={inBrowser}
      />
      <h1>404 Page Not Found</h1>
      <p>
        Maybe you wanted to check out our <Link to="/games">games</Link>?
      </p>
      {inBrowser && (
        <Suspense>
          <NearbyPages />
        </Suspense>
      )}
      <ButtonLink to="/" size="lg">
        Home
      </ButtonLink>
    </Landscape>
  );
}
