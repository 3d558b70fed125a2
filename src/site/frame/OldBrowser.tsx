// Sentence of a browser that is older than those supported. It stands first in every document, and styles hide it where they are understood.
import { browserslist } from '../../../package.json';
import './oldBrowser.css';

const NAMES = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' };

/** 'Chrome 123, Edge 123, Firefox 128 or Safari 17.5' */
const NEEDED = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  Object.entries(NAMES).map(([key, name]) =>
    (browserslist.find(query => query.startsWith(`${key} `)) ?? key).replace(`${key} >=`, name),
  ),
);

export const OldBrowser = () => (
  <p data-old-browser role="status" data-nosnippet="">
    {`Parts of this site may not work in this browser: it needs ${NEEDED}, or a later version.`}
  </p>
);
