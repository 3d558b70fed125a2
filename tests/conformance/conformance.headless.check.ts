// Conformance suite with three seeds of half a minute each, for every game of the catalogue and the template.
import template from '../../scenes/_template/index.ts';
import { CATALOG } from '../../scenes/catalog.ts';
import { conformance, MIDDLE } from './battery.ts';

for (const definition of [template, ...CATALOG]) conformance(definition, MIDDLE);
