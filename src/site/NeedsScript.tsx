// <noscript> notice of tools and games: it stands in their place, because without JavaScript none of their controls works.
import { Link } from 'react-router-dom';

export const NeedsScript = ({ title }: { readonly title: string }) => (
  <noscript>
    <div data-needs-script>
      <h1>{title}</h1>
      <p>
        This page runs on your own device, with JavaScript, and sends nothing anywhere. Please allow it here and load
        the page again.
      </p>
      <Link to="/games">All games</Link>
    </div>
  </noscript>
);
