// Form controls: sliders, switches, selects, text fields, progress bars.
import { useState } from 'react';
import { Progress } from '../Progress.tsx';
import { Select } from '../Select.tsx';
import { Slider } from '../Slider.tsx';
import { Switch } from '../Switch.tsx';
import { TextField } from '../TextField.tsx';
import { Part, Sheet } from './parts.tsx';

const LEVELS = [
  { value: 1, label: 'Easy' },
  { value: 2, label: 'Hard: every door is guarded by two' },
];

export function FieldStates() {
  const [part, setPart] = useState(0.4);
  const [on, setOn] = useState(true);
  const [level, setLevel] = useState(1);
  const [text, setText] = useState('');
  const percent = (value: number) => `${Math.round(value * 100)} %`;
  return (
    <>
      <Part title="Slider, Progress">
        <Sheet>
          <Slider label="Volume" value={part} min={0} max={1} step={0.05} format={percent} onChange={setPart} />
          <Slider
            label="Game speed"
            value={part}
            min={0}
            max={1}
            step={0.05}
            note="Slower marks the run as assisted."
            onChange={setPart}
          />
          <Slider label="Closed" value={3} min={0} max={10} onChange={() => {}} disabled />
          <Progress label="Solving" value={part} />
          <Progress label="Looking for a way" />
        </Sheet>
      </Part>
      <Part title="Switch, Select, Field">
        <Sheet>
          <Switch label="Captions" checked={on} onChange={setOn} />
          <Switch label="Closed, on" checked onChange={() => {}} disabled />
          <Switch label="Closed, off" checked={false} onChange={() => {}} disabled />
          <Select label="Level" value={level} options={LEVELS} onChange={value => setLevel(value)} />
          <Select label="Closed" value={1} options={LEVELS} onChange={() => {}} disabled />
          <TextField
            label="Seed"
            value={text}
            placeholder="any whole number"
            note="One seed, one world."
            onChange={setText}
          />
          <TextField label="Refused" value="12x" error="Digits only: 12 would do." onChange={() => {}} />
          <TextField label="To read" value="4711" readOnly onChange={() => {}} />
          <TextField label="Closed" value="4711" disabled onChange={() => {}} />
        </Sheet>
      </Part>
    </>
  );
}
