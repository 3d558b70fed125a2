// Repair Worker: of its own, so that cancelling it never ends the one that holds the document.
import { serveRepair } from './serveRepair.ts';

serveRepair(self);
