// The long conformance battery; `npm run soak -- <id>` for one game.
import template from '../../scenes/_template/index.ts';
import { CATALOG } from '../../scenes/catalog.ts';
import { conformance, LONG } from '../conformance/battery.ts';

for (const definition of [template, ...CATALOG]) conformance(definition, LONG);
