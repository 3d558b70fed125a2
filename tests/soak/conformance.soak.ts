// The long conformance battery; `npm run soak -- <id>` for one game.
import { CATALOG } from '../../scenes/catalog.ts';
import { conformance, LONG } from '../conformance/battery.ts';
import { TEMPLATES } from '../setup/templates.ts';

for (const definition of [...TEMPLATES, ...CATALOG]) conformance(definition, LONG);
