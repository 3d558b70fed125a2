// Draft store of the mission editor: the mission's text, persisted in this browser; empty before the first drawing.
import * as v from 'valibot';
import { MOST_CHARACTERS } from '../../../../scenes/emergencia/levels/mission.ts';
import { validatedBy } from '../../../data/StoredValue.ts';
import { storedStore } from '../../../data/storedStore.ts';

interface MissionDraft {
  readonly mission: string;
}
const DraftSchema = v.object({ mission: v.pipe(v.string(), v.maxLength(MOST_CHARACTERS)) });

export const missionDraft = storedStore<MissionDraft>(
  { kind: 'draft', key: 'foldedFox.emergencia.draft', version: 1, validate: validatedBy(DraftSchema) },
  { mission: '' },
);
