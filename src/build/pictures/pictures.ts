// List of the pictures that the site draws itself: file under assets/images/, size, and SVG.
import { ICONS } from '../../site/icons.ts';
import { narrowerName, PICTURES, type PictureName } from '../../site/pictures.ts';
import { fox } from './figures.ts';
import { guardiansParts } from './guardians.ts';
import { lemonadeParts } from './lemonade.ts';
import { background, scene } from './paper.ts';
import { SOCIAL, SOCIAL_SCENES } from './social.ts';
import { dalexParts, diceConquestParts } from './splashes.ts';
import { gemBase, mob, mobAir, rock, waypoint } from './sprites.ts';

export interface Drawing {
  /** Under assets/images/. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  /** Of a JPEG, in percent. */
  readonly quality?: number;
}

const FEATURED: Readonly<Record<PictureName, readonly string[]>> = {
  'guardians-and-glory.jpg': guardiansParts,
  'lemonade-billionaire.jpg': lemonadeParts,
};

/** A picture of a featured game and its narrower copies. */
function featured(name: PictureName): Drawing[] {
  const { width, height, narrower } = PICTURES[name];
  const at = (file: string, w: number): Drawing => {
    const h = Math.round((w / width) * height);
    const svg = scene(FEATURED[name], { width: w, height: h, view: `0 0 ${width} ${height}`, grain: 0.2 });
    return { file, width: w, height: h, svg, quality: 78 };
  };
  return [at(name, width), ...narrower.map(w => at(narrowerName(name, w), w))];
}

const sprite = (file: string, parts: string): Drawing => ({
  file,
  width: 256,
  height: 256,
  svg: scene([parts], { width: 256, height: 256, view: '-128 -128 256 256' }),
});

/** The fox, alone or on a filled background that systems may crop. */
function icon({ file, size, filled }: (typeof ICONS)[keyof typeof ICONS]): Drawing {
  const figure = fox({ at: [0, -2], scale: filled ? 1 : 1.42, edge: filled ? 2.4 : 3.4 });
  const svg = scene(filled ? [background('sand', 7), figure] : [figure], {
    width: size,
    height: size,
    view: '-96 -96 192 192',
  });
  return { file, width: size, height: size, svg };
}

export const DRAWINGS: readonly Drawing[] = [
  ...featured('guardians-and-glory.jpg'),
  ...featured('lemonade-billionaire.jpg'),
  {
    file: 'dice_conquest.png',
    width: 720,
    height: 450,
    svg: scene(diceConquestParts, { width: 720, height: 450, view: '0 0 960 600' }),
  },
  {
    file: 'dalex_splash.jpg',
    width: 1280,
    height: 800,
    svg: scene(dalexParts, { width: 1280, height: 800, grain: 0.2 }),
  },
  sprite('rock.png', rock),
  sprite('waypoint.png', waypoint),
  sprite('gem_base.png', gemBase),
  sprite('mob.png', mob),
  sprite('mob_air.png', mobAir),
  ...Object.entries(SOCIAL_SCENES).map(
    ([name, svg]): Drawing => ({ file: `social/${name}.jpg`, ...SOCIAL, svg, quality: 76 }),
  ),
  ...Object.values(ICONS).map(icon),
];
