// Renderer choice, probed once: WebGL where there is a GPU; software rendering is faster on Canvas.

/** `headless` draws nothing: for tests. */
export type RendererName = 'webgl' | 'canvas' | 'headless';

const SOFTWARE = /swiftshader|llvmpipe|basic render|software/i;
let probed: RendererName | undefined;

/** `?renderer=webgl|canvas` forces one. */
export function chooseRenderer(search = location.search): RendererName {
  const forced = new URLSearchParams(search).get('renderer');
  if (forced === 'webgl' || forced === 'canvas') return forced;
  probed ??= probe();
  return probed;
}

function probe(): RendererName {
  const gl = document.createElement('canvas').getContext('webgl');
  if (!gl) return 'canvas';
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return SOFTWARE.test(name) ? 'canvas' : 'webgl';
}
