// Ladder of bots on the broken field: wood, mud and hills.
import { wavesLadder } from './ladder.ts';

export default wavesLadder({ setup: { field: 'broken' }, measure: 'waves beaten on the broken field' });
