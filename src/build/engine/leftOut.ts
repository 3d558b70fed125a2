// What our Phaser does without. The code that stays names these modules of its `src/`, but nothing a game may write ever reaches them.

/** Each becomes a function that does nothing. `x/*` is the whole folder. */
export const LEFT_OUT: readonly string[] = [
  // Objects: games place images, graphics, text and containers. Kit/phaser has its own particles and tiles.
  ...['animations/*', 'cache/*', 'gameobjects/layer/*', 'physics/arcade/ArcadeImage', 'physics/arcade/ArcadeSprite'],
  ...['physics/arcade/PhysicsGroup', 'physics/arcade/StaticPhysicsGroup', 'physics/arcade/tilemap/*', 'tilemaps/*'],
  // Looks: paper is baked once. Filters, masks, light and shaders are slow without a GPU.
  ...['gameobjects/components/Filters', 'gameobjects/components/Lighting', 'gameobjects/components/Mask'],
  ...[
    'gameobjects/components/PathFollower',
    'gameobjects/components/StencilModifier',
    'renderer/webgl/renderNodes/filters/*',
  ],
  // How WebGL draws what no game has: point lights, meshes, tiles, ropes, render textures.
  ...[
    'BatchHandlerPointLight',
    'BatchHandlerStrip',
    'BatchHandlerTileSprite',
    'BatchHandlerTri',
    'DynamicTextureHandler',
  ].map(node),
  ...['SubmitterMeshToQuad', 'SubmitterTile', 'SubmitterTilemapGPULayer', 'SubmitterTileSprite'].map(name =>
    node(`submitter/${name}`),
  ),
  ...['TransformerStamp', 'TransformerTile', 'TransformerTileSprite', 'TransformerVertex'].map(name =>
    node(`transformer/${name}`),
  ),
  node('texturer/TexturerTileSprite'),
  // Textures: canvases alone. No atlas, sprite sheet, compressed format or file is loaded, and no picture is taken of the stage.
  ...['AtlasXML', 'JSONArray', 'JSONHash', 'PCT', 'PCTDecode', 'SpriteSheet', 'SpriteSheetFromAtlas', 'UnityYAML'].map(
    name => `textures/parsers/${name}`,
  ),
  ...['renderer/snapshot/*', 'textures/DynamicTexture'],
  // Input: controls are bound by the kit. No combos, no hit tests by pixel.
  ...['input/CreatePixelPerfectHandler', 'input/keyboard/combo/*'],
  // Tweens of objects alone: no chains, counters or staggers.
  ...['tweens/builders/NumberTweenBuilder', 'tweens/builders/StaggerBuilder', 'tweens/builders/TweenChainBuilder'],
  'tweens/tween/TweenChain',
  // The page has its own words, sound, video and full screen.
  ...['core/DebugHeader', 'device/Audio', 'device/Fullscreen', 'device/Video', 'dom/CreateDOMContainer'],
];

/** Camera effects are asked every frame whether they run. */
const NO_EFFECT = `export default function () {
  this.isRunning = false;
  this.preRender = this.update = this.postRenderCanvas = this.postRenderWebGL = this.reset = this.destroy = () => false;
}`;

/** Where an answer is wanted, the least that answers. */
export const STAND_INS: Readonly<Record<string, string>> = {
  'gameobjects/components/FilterList':
    'export default function () { this.length = 0; this.getActive = () => []; this.destroy = () => {}; }',
  'gameobjects/tilesprite/TileSprite': 'export default function () { this.setOrigin = () => this; }',
  // A shader's text for lit pictures; the others are made without it.
  ...Object.fromEntries(
    ['ApplyLighting', 'DefineLights', 'GetNormalFromMap', 'OutInverseRotation'].map(name => [
      `renderer/webgl/shaders/${name}-glsl`,
      "export default '';",
    ]),
  ),
  ...Object.fromEntries(
    ['Fade', 'Flash', 'Pan', 'RotateTo', 'Shake', 'Zoom'].map(name => [`cameras/2d/effects/${name}`, NO_EFFECT]),
  ),
  // Of all that a matrix can do the renderer asks for one projection.
  'math/Matrix4': `export default function () {
  this.val = new Float32Array(16);
  this.identity = () => this;
  this.ortho = (left, right, bottom, top, near, far) => {
    const [w, h, d] = [right - left, top - bottom, near - far];
    this.val.set([2 / w, 0, 0, 0, 0, 2 / h, 0, 0, 0, 0, 2 / d, 0, -(left + right) / w, -(top + bottom) / h, (far + near) / d, 1]);
  };
}`,
  // Both hold everything there is; this much of them is asked for.
  'math/index': `import RandomDataGenerator from 'phaser/src/math/random-data-generator/RandomDataGenerator';
export default { RandomDataGenerator };`,
  'renderer/index': `import * as Events from 'phaser/src/renderer/events';
export default { Events };`,
};

function node(name: string): string {
  return `renderer/webgl/renderNodes/${name}`;
}
