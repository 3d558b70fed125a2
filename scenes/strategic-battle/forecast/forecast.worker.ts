// Worker entry of the forecast.
import { serveTask } from '../../kit/task/serve.ts';
import { type ForecastTask, forecast } from './forecast.ts';

serveTask<ForecastTask>(self, forecast);
