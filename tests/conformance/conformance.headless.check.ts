// Conformance suite with three seeds of half a minute each, for every game of the catalogue and the template.
import { CATALOG } from '../../scenes/catalog.ts';
import { TEMPLATES } from '../setup/templates.ts';
import { conformance, MIDDLE } from './battery.ts';

for (const definition of [...TEMPLATES, ...CATALOG]) conformance(definition, MIDDLE);
