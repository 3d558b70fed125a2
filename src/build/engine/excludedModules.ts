// Modules of Phaser's `src/` that our build excludes. The code that stays imports them, but no call that a game may write ever reaches them.

/** Each is replaced by an empty function. `x/*` is the whole folder. */
export const EXCLUDED_MODULES: readonly string[] = [
  // Game objects: games place images, graphics, text and containers. Kit/phaser has its own particles and tiles.
  ...['animations/*', 'cache/*', 'gameobjects/layer/*', 'physics/arcade/ArcadeImage', 'physics/arcade/ArcadeSprite'],
  ...['physics/arcade/PhysicsGroup', 'physics/arcade/StaticPhysicsGroup', 'physics/arcade/tilemap/*', 'tilemaps/*'],
  // Effects: paper is baked once into textures. Filters, masks, light and shaders are slow without a GPU.
  ...['gameobjects/components/Filters', 'gameobjects/components/Lighting', 'gameobjects/components/Mask'],
  ...[
    'gameobjects/components/PathFollower',
    'gameobjects/components/StencilModifier',
    'renderer/webgl/renderNodes/filters/*',
  ],
  // WebGL render nodes of what no game has: point lights, meshes, tiles, ropes, render textures.
  ...[
    'BatchHandlerPointLight',
    'BatchHandlerStrip',
    'BatchHandlerTileSprite',
    'BatchHandlerTri',
    'DynamicTextureHandler',
  ].map(renderNode),
  ...['SubmitterMeshToQuad', 'SubmitterTile', 'SubmitterTilemapGPULayer', 'SubmitterTileSprite'].map(name =>
    renderNode(`submitter/${name}`),
  ),
  ...['TransformerStamp', 'TransformerTile', 'TransformerTileSprite', 'TransformerVertex'].map(name =>
    renderNode(`transformer/${name}`),
  ),
  renderNode('texturer/TexturerTileSprite'),
  // Textures: canvases alone. No atlas, sprite sheet, compressed format or file is loaded, and Phaser takes no snapshot.
  ...['AtlasXML', 'JSONArray', 'JSONHash', 'PCT', 'PCTDecode', 'SpriteSheet', 'SpriteSheetFromAtlas', 'UnityYAML'].map(
    name => `textures/parsers/${name}`,
  ),
  ...['renderer/snapshot/*', 'textures/DynamicTexture'],
  // Input: the kit binds controls. No key combos, no hit tests by pixel.
  ...['input/CreatePixelPerfectHandler', 'input/keyboard/combo/*'],
  // Tweens of objects alone: no chains, counters or staggers.
  ...['tweens/builders/NumberTweenBuilder', 'tweens/builders/StaggerBuilder', 'tweens/builders/TweenChainBuilder'],
  'tweens/tween/TweenChain',
  // Device: the page has its own texts, sound, video and full screen.
  ...['core/DebugHeader', 'device/Audio', 'device/Fullscreen', 'device/Video', 'dom/CreateDOMContainer'],
];

/** Stub of a camera effect: the camera calls it in every frame. */
const NO_EFFECT = `export default function () {
  this.isRunning = false;
  this.preRender = this.update = this.postRenderCanvas = this.postRenderWebGL = this.reset = this.destroy = () => false;
}`;

/** Replacements, by module, where an empty function would not do: the least that the rest of Phaser calls. */
export const STUBS: Readonly<Record<string, string>> = {
  'gameobjects/components/FilterList':
    'export default function () { this.length = 0; this.getActive = () => []; this.destroy = () => {}; }',
  'gameobjects/tilesprite/TileSprite': 'export default function () { this.setOrigin = () => this; }',
  // Shader sources for lit objects.
  ...Object.fromEntries(
    ['ApplyLighting', 'DefineLights', 'GetNormalFromMap', 'OutInverseRotation'].map(name => [
      `renderer/webgl/shaders/${name}-glsl`,
      "export default '';",
    ]),
  ),
  ...Object.fromEntries(
    ['Fade', 'Flash', 'Pan', 'RotateTo', 'Shake', 'Zoom'].map(name => [`cameras/2d/effects/${name}`, NO_EFFECT]),
  ),
  // Phaser's own handler never removes its listeners from document and window, and they hold the game in memory.
  'core/VisibilityHandler': `import { BLUR, DESTROY, FOCUS, HIDDEN, VISIBLE } from 'phaser/src/core/events';
export default function ({ events }) {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', () => events.emit(document.hidden ? HIDDEN : VISIBLE), { signal });
  window.addEventListener('blur', () => events.emit(BLUR), { signal });
  window.addEventListener('focus', () => events.emit(FOCUS), { signal });
  events.once(DESTROY, () => listening.abort());
}`,
  // The renderer uses one method of the matrix: an orthographic projection.
  'math/Matrix4': `export default function () {
  this.val = new Float32Array(16);
  this.identity = () => this;
  this.ortho = (left, right, bottom, top, near, far) => {
    const [w, h, d] = [right - left, top - bottom, near - far];
    this.val.set([2 / w, 0, 0, 0, 0, 2 / h, 0, 0, 0, 0, 2 / d, 0, -(left + right) / w, -(top + bottom) / h, (far + near) / d, 1]);
  };
}`,
  // Both index modules import everything; this much of them is used.
  'math/index': `import RandomDataGenerator from 'phaser/src/math/random-data-generator/RandomDataGenerator';
export default { RandomDataGenerator };`,
  'renderer/index': `import * as Events from 'phaser/src/renderer/events';
export default { Events };`,
};

function renderNode(name: string): string {
  return `renderer/webgl/renderNodes/${name}`;
}
