// React by itself, for the boot script to evaluate in a task of its own. An ES module around it: the first script needs nothing of the bundler's for this one.
import 'react-dom/client';
