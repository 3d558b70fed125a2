// <noscript> message of tools and games.

export const NeedsScript = () => (
  <noscript>
    <p data-needs-script>
      This page runs on your own device, with JavaScript, and sends nothing anywhere. Please allow it here and load the
      page again.
    </p>
  </noscript>
);
