// The battery at three seeds and half a minute each, for every game of the shelf and the template.
import template from '../../scenes/_template/index.ts';
import { CATALOG } from '../../scenes/catalog.ts';
import { conformance, MIDDLE } from './battery.ts';

for (const definition of [template, ...CATALOG]) conformance(definition, MIDDLE);
