// Before each test file without a document.
import { forgetAll } from './forgetAll.ts';
import { noteFile } from './noteFile.ts';

noteFile();
forgetAll();
