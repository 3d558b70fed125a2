// Slider of the game speed. Slower speed is an assist and marks the run.
import { setChoices, useProfile } from '../../data/profile.ts';
import { Slider } from '../../ui/Slider.tsx';

export function SpeedSlider() {
  const speed = useProfile(({ choices }) => choices.speed);
  return (
    <Slider
      label="Game speed"
      value={speed}
      min={0.5}
      max={1}
      step={0.05}
      format={part => `${Math.round(part * 100)} %`}
      note="Slower marks the run as assisted."
      onChange={value => setChoices({ speed: value })}
    />
  );
}
