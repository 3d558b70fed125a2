// What's new: the release notes (src/site/releases.ts), newest first, and their feed.
import { Rss } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '../site/brand.ts';
import { Landscape } from '../site/frame/Landscape.tsx';
import { PageMeta } from '../site/frame/PageMeta.tsx';
import { FEED_FILE, RELEASES } from '../site/releases.ts';
import styles from './hub.module.css';

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export default function WhatsNew() {
  return (
    <>
      <PageMeta
        title="What’s new"
        description="News from the folding table: new games, tools and pages, release by release, and as a feed for your reader."
        image="social/whats-new.jpg"
      />
      <link rel="alternate" type="application/atom+xml" title={`${brand.name}: what’s new`} href={FEED_FILE} />
      <Landscape beside="letter">
        <h1>What’s new</h1>
        <p>News from the folding table, the latest on top.</p>
      </Landscape>
      <div className={styles.page}>
        <ol className={styles.releases}>
          {RELEASES.map(({ id, date, title, items }) => (
            <li key={id} id={id}>
              <time dateTime={date}>{DATE.format(new Date(date))}</time>
              <div data-folded>
                <h2>{title}</h2>
                <ul>
                  {items.map(item => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.after}>
          <a href={FEED_FILE} className={styles.feed}>
            <Rss aria-hidden size={20} /> Atom feed
          </a>{' '}
          for your feed reader: no e-mail address needed. The <Link to="/credits">credits</Link> say what the site is
          made with; <Link to="/today">today’s games</Link> are dealt afresh every night.
        </p>
      </div>
    </>
  );
}
