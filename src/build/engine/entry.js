// Entry point of our Phaser build: the parts that the games use, imported wherever code imports `phaser`. excludedModules.ts lists what these parts
// import and no game needs; scenes/kit/phaser/phaser.ts has the types that scenes may use. A part that is added here is added there too.
import 'phaser/src/cameras/2d/CameraManager';
import 'phaser/src/events/EventEmitter';
import 'phaser/src/gameobjects/DisplayList';
import 'phaser/src/gameobjects/GameObjectCreator';
import 'phaser/src/gameobjects/GameObjectFactory';
import 'phaser/src/gameobjects/container/ContainerFactory';
import 'phaser/src/gameobjects/graphics/GraphicsFactory';
import 'phaser/src/gameobjects/image/ImageFactory';
import 'phaser/src/gameobjects/text/TextFactory';
import 'phaser/src/input/InputPlugin';
import 'phaser/src/input/gamepad/GamepadPlugin';
import 'phaser/src/input/keyboard/KeyboardPlugin';
import 'phaser/src/physics/arcade/ArcadePhysics';
import 'phaser/src/time/Clock';
import 'phaser/src/tweens/TweenManager';
import CONST from 'phaser/src/const';
import * as CoreEvents from 'phaser/src/core/events';
import Game from 'phaser/src/core/Game';
import SCALE_MODE from 'phaser/src/scale/const/SCALE_MODE_CONST';
import * as SceneEvents from 'phaser/src/scene/events';
import Scene from 'phaser/src/scene/Scene';

const { VERSION, WEBGL, CANVAS, HEADLESS } = CONST;

export default {
  VERSION,
  WEBGL,
  CANVAS,
  HEADLESS,
  Game,
  Scene,
  Core: { Events: CoreEvents },
  Scale: { NONE: SCALE_MODE.NONE },
  Scenes: { Events: SceneEvents },
};
