// What a tool or a game says where scripts are off: without them it is an empty stage.

export const NeedsScript = () => (
  <noscript>
    <p data-needs-script>
      This page runs on your own device, with JavaScript, and sends nothing anywhere. Please allow it here and load the
      page again.
    </p>
  </noscript>
);
