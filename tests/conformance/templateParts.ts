// Parts of the template game, which tests replace by faulty ones.

import { pilot } from '../../scenes/_template/bots/pilot.ts';
import { constants } from '../../scenes/_template/constants.ts';
import { CONTROLS } from '../../scenes/_template/controls.ts';
import { hud } from '../../scenes/_template/hud.ts';
import { rules } from '../../scenes/_template/rules/rules.ts';
import { sounds } from '../../scenes/_template/sounds.ts';

export const parts = {
  id: '_template',
  controls: CONTROLS,
  constants,
  rules,
  hud,
  sounds,
  pilot,
  scene: () => import('../../scenes/_template/scene/TemplateScene.ts'),
};
