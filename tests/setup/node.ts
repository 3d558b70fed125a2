// Before each test file without a document.
import { forgetAll } from './forgetAll.ts';

forgetAll();
