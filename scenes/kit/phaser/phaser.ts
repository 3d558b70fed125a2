// Phaser's custom build under matching types: what src/build/engine/entry.js holds. A scene that uses more does not compile.
import Whole from 'phaser';

/** A type without some of its members, also where its methods return `this`. */
type Without<T, Left extends PropertyKey> = T & { readonly [Name in Left]: never };

/** Effects that are slow without a GPU: colour, light and shadow are baked into textures instead. */
type Looks =
  | keyof Whole.GameObjects.Components.BlendMode
  | keyof Whole.GameObjects.Components.Filters
  | keyof Whole.GameObjects.Components.Lighting
  | keyof Whole.GameObjects.Components.Mask
  | keyof Whole.GameObjects.Components.Tint;

/** The scene's `setView` moves the camera, and `juice` shakes it. */
type CameraEffects =
  | 'fade'
  | 'fadeEffect'
  | 'fadeFrom'
  | 'fadeIn'
  | 'fadeOut'
  | 'filters'
  | 'flash'
  | 'flashEffect'
  | 'pan'
  | 'panEffect'
  | 'rotateTo'
  | 'rotateToEffect'
  | 'shake'
  | 'shakeEffect'
  | 'zoomEffect'
  | 'zoomTo';

/** Systems of every scene that the custom build leaves out. */
type Systems = 'anims' | 'cache' | 'data' | 'lights' | 'load' | 'make' | 'matter' | 'scene' | 'sound';

/** Bodies belong to the rules: arcade() steps them without game objects. */
type PhysicsObjects = 'group' | 'image' | 'sprite' | 'staticGroup' | 'staticImage' | 'staticSprite';

type TextureKinds = 'createCanvas' | 'exists' | 'get' | 'getFrame' | 'getTextureKeys' | 'remove';

type Ours<T> = Without<T, Looks> & { scene: Phaser.Scene };

interface Add {
  image(x: number, y: number, texture: string, frame?: string | number): Phaser.GameObjects.Image;
  graphics(config?: Whole.Types.GameObjects.Graphics.Options): Phaser.GameObjects.Graphics;
  text(x: number, y: number, text: string, style: Phaser.Types.TextStyle): Phaser.GameObjects.Text;
  container(x: number, y: number, children?: Whole.GameObjects.GameObject[]): Phaser.GameObjects.Container;
}

namespace Phaser {
  export type Game = Whole.Game;

  export type Scene = Without<Pick<Whole.Scene, 'children' | 'events' | 'time'>, Systems> & {
    readonly add: Add;
    readonly game: Pick<Whole.Game, 'canvas' | 'events' | 'input' | 'loop' | 'renderer' | 'scale'>;
    readonly input: Without<Whole.Input.InputPlugin, 'makePixelPerfect' | 'setHitAreaFromTexture'> & {
      keyboard: Without<Whole.Input.Keyboard.KeyboardPlugin, 'createCombo'> | null;
    };
    readonly physics: Whole.Physics.Arcade.ArcadePhysics & {
      add: Without<Whole.Physics.Arcade.Factory, PhysicsObjects>;
    };
    readonly cameras: Without<Whole.Cameras.Scene2D.CameraManager, CameraEffects> & {
      main: Without<Whole.Cameras.Scene2D.Camera, CameraEffects>;
    };
    readonly textures: Pick<Whole.Textures.TextureManager, TextureKinds>;
    readonly tweens: Without<Whole.Tweens.TweenManager, 'addCounter' | 'chain' | 'stagger'>;
    update(time: number, delta: number): void;
  };

  export namespace GameObjects {
    export type Image = Ours<Whole.GameObjects.Image>;
    export type Graphics = Ours<Whole.GameObjects.Graphics>;
    export type Text = Ours<Whole.GameObjects.Text>;
    export type Container = Ours<Whole.GameObjects.Container>;
    export namespace Components {
      export type Transform = Whole.GameObjects.Components.Transform;
    }
  }

  export namespace Physics.Arcade {
    export type Body = Whole.Physics.Arcade.Body;
    export type StaticBody = Whole.Physics.Arcade.StaticBody;
  }

  export namespace Input {
    export type InputPlugin = Whole.Input.InputPlugin;
    export type Pointer = Whole.Input.Pointer;
    export type KeyboardPlugin = Whole.Input.Keyboard.KeyboardPlugin;
    export type GamepadPlugin = Whole.Input.Gamepad.GamepadPlugin;
    export type Gamepad = Whole.Input.Gamepad.Gamepad;
  }

  export namespace Types {
    export type GameConfig = Whole.Types.Core.GameConfig;
    export type InputConfig = Whole.Types.Core.InputConfig;
    export type TextStyle = Whole.Types.GameObjects.Text.TextStyle;
  }
}

const { WEBGL, CANVAS, HEADLESS, Core, Game, Scale, Scenes } = Whole;

const Phaser = {
  WEBGL,
  CANVAS,
  HEADLESS,
  Core: { Events: Core.Events },
  Game,
  Scale: { NONE: Scale.NONE },
  Scene: Whole.Scene as unknown as new () => Phaser.Scene,
  Scenes: { Events: Scenes.Events },
};

export default Phaser;
