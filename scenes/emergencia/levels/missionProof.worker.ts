// Worker entry of the proof of a drawn mission.
import { tune } from '../../kit/core/constants.ts';
import { serveTask } from '../../kit/task/serve.ts';
import { CONSTANTS } from '../constants.ts';
import { type MissionProofTask, proveMission } from './missionProof.ts';

serveTask<MissionProofTask>(self, (mission, report) => proveMission(mission, tune(CONSTANTS), report));
