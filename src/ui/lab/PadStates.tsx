// HUD widgets that are more than a line of text.
import { useState } from 'react';
import { NumberPad } from '../../huds/widgets/NumberPad.tsx';
import { Part, Row } from './parts.tsx';

export function PadStates() {
  const [typed, setTyped] = useState('');
  return (
    <Part title="NumberPad">
      <Row>
        <output>{typed || 'Nothing typed'}</output>
      </Row>
      <NumberPad
        onDigit={digit => setTyped(typed + digit)}
        onMinus={() => setTyped(typed.startsWith('−') ? typed.slice(1) : `−${typed}`)}
        onErase={() => setTyped(typed.slice(0, -1))}
      />
      <NumberPad disabled onDigit={setTyped} onErase={() => setTyped('')} />
    </Part>
  );
}
