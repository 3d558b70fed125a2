// Lazy page of a route. If its module does not load, a notice says so in the page's place.
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from '../frame/Notice.module.css';
import { PageMeta } from '../frame/PageMeta.tsx';
import { isReachable, notLoaded } from '../offline/connection.ts';
import { type LazyComponent, type Load, lazyComponent, type MissingProps } from './lazyComponent.tsx';

export const lazyPage = (load: Load<object>): LazyComponent<object> => lazyComponent(load, PageNotLoaded);

const TITLE = 'This page did not load';

function PageNotLoaded({ error, onTryAgain }: MissingProps<object>) {
  const [says, setSays] = useState(() => notLoaded('The page', error));
  async function tryAgain() {
    try {
      await onTryAgain();
    } catch {
      // A server that answers has another version of the page.
      if (await isReachable(location.href)) location.reload();
      else setSays(`${notLoaded('The page')} Try again later.`);
    }
  }
  return (
    <div className={styles.notice}>
      <PageMeta title={TITLE} description={TITLE} />
      <h1>{TITLE}</h1>
      <p role="status">{says} Your settings and best scores are kept.</p>
      <div className={styles.actions}>
        <Button size="lg" onClick={() => void tryAgain()}>
          Try again
        </Button>
      </div>
    </div>
  );
}
