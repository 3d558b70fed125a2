// What buttons and fields are called, as literals: a test holds the HUD, the pause menu and the touch pad to them.
import type { Labels } from '../../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    'What happened',
    'What is here',
    [
      'Umbrella',
      'opens What to do: Umbrella + Back from Umbrella / Umbrella + examine umbrella / Examine, closes What is here + Umbrella + Look',
    ],
    ['Look', 'say {"text":"look"}'],
    'Ways and papers',
    ['North: Foyer / N North', 'say {"text":"north"}'],
    ['Notebook / Notes', 'opens Close + Papers + Notebook'],
    ['Plan', 'opens Close + Papers + Notebook'],
    ['Undo', 'undo()'],
    'What do you do?',
    ['Say', 'nothing'],
  ],
  later: [
    {
      what: 'a thing',
      press: ['Umbrella'],
      brings: [
        'What to do: Umbrella',
        [
          'Back from Umbrella / Umbrella',
          'opens What is here + Umbrella + Look, closes What to do: Umbrella + Back from Umbrella / Umbrella + examine umbrella / Examine',
        ],
        ['examine umbrella / Examine', 'say {"text":"examine umbrella"}'],
        ['take umbrella / Take', 'say {"text":"take umbrella"}'],
      ],
    },
    {
      what: 'among people',
      send: [
        {
          type: 'say',
          text: 'north',
        },
      ],
      brings: [
        [
          'Bruno',
          'opens What to do: Bruno + Back from Bruno / Bruno + examine bruno / Examine, closes What is here + Bruno + Dorian',
        ],
        [
          'Dorian',
          'opens What to do: Dorian + Back from Dorian / Dorian + examine dorian / Examine, closes What is here + Bruno + Dorian',
        ],
        [
          'Edith',
          'opens What to do: Edith + Back from Edith / Edith + examine edith / Examine, closes What is here + Bruno + Dorian',
        ],
        [
          'Footprint',
          'opens What to do: Footprint + Back from Footprint / Footprint + examine footprint / Examine, closes What is here + Bruno + Dorian',
        ],
        [
          'Bell',
          'opens What to do: Bell + Back from Bell / Bell + examine bell / Examine, closes What is here + Bruno + Dorian',
        ],
        ['South: Front of the House / S South', 'say {"text":"south"}'],
        ['East: Dining Room / E East', 'say {"text":"east"}'],
        ['West: Living Room / W West', 'say {"text":"west"}'],
        ['Up: Upstairs Landing / U Up', 'say {"text":"up"}'],
      ],
    },
    {
      what: 'a guest',
      press: ['Bruno'],
      brings: [
        'What to do: Bruno',
        [
          'Back from Bruno / Bruno',
          'opens What is here + Bruno + Dorian, closes What to do: Bruno + Back from Bruno / Bruno + examine bruno / Examine',
        ],
        ['examine bruno / Examine', 'say {"text":"examine bruno"}'],
        ['ask bruno about alibi / Alibi', 'say {"text":"ask bruno about alibi"}'],
        ['ask bruno about tobacco / Tobacco', 'say {"text":"ask bruno about tobacco"}'],
        ['ask bruno about scent / Scent', 'say {"text":"ask bruno about scent"}'],
        ['ask bruno about motive / Motive', 'say {"text":"ask bruno about motive"}'],
        ['accuse bruno / Accuse', 'say {"text":"accuse bruno"}'],
      ],
    },
    {
      what: 'the notebook',
      press: ['Notebook / Notes'],
      brings: [
        ['Close', 'closes Close + Papers + Notebook'],
        'Papers',
        ['Notebook', 'nothing'],
        [
          'Cases',
          'opens This case + Copy its link + Copy the transcript, closes Who fits the traces + Proof + The last act, is selected true',
        ],
        'Who fits the traces',
        'Proof',
        'The last act',
        ['Gather everyone', 'say {"text":"gather everyone"}'],
        'Accuse',
        ['Accuse Ada Finch / Ada Finch', 'say {"text":"accuse ada finch"}'],
        ['Accuse Bruno Vale / Bruno Vale', 'say {"text":"accuse bruno vale"}'],
        ['Accuse Clara Moss / Clara Moss', 'say {"text":"accuse clara moss"}'],
        ['Accuse Dorian Pike / Dorian Pike', 'say {"text":"accuse dorian pike"}'],
        ['Accuse Edith Crane / Edith Crane', 'say {"text":"accuse edith crane"}'],
        ['Accuse Felix Stone / Felix Stone', 'say {"text":"accuse felix stone"}'],
        ['Accuse You / You', 'say {"text":"accuse you"}'],
      ],
    },
    {
      what: 'the plan',
      press: ['Plan'],
      brings: [
        'Upstairs',
        ['Upstairs Landing Up', 'say {"text":"up"}'],
        'Ground floor',
        ['Living Room West', 'say {"text":"west"}'],
        ['Dining Room East', 'say {"text":"east"}'],
        ['Front of the House South', 'say {"text":"south"}'],
      ],
    },
    {
      what: 'the last act',
      fromStart: true,
      send: [{ type: 'say', text: 'gather everyone' }],
      brings: [
        'What to do before everybody',
        [
          'Ask',
          'opens What to do: Ask + Back from Ask / Ask + ask round the table / Round, closes What to do before everybody + Ask + Name',
        ],
        [
          'Name',
          'opens What to do: Name + Back from Name / Name + name ada / Ada, closes What to do before everybody + Ask + Name',
        ],
      ],
    },
    {
      what: 'a question before everybody',
      press: ['Ask'],
      brings: [
        'What to do: Ask',
        [
          'Back from Ask / Ask',
          'opens What to do before everybody + Ask + Name, closes What to do: Ask + Back from Ask / Ask + ask round the table / Round',
        ],
        ['ask round the table / Round', 'say {"text":"ask round the table"}'],
        ['ask ada about alibi / Ada', 'say {"text":"ask ada about alibi"}'],
        ['ask bruno about alibi / Bruno', 'say {"text":"ask bruno about alibi"}'],
        ['ask clara about alibi / Clara', 'say {"text":"ask clara about alibi"}'],
        ['ask dorian about alibi / Dorian', 'say {"text":"ask dorian about alibi"}'],
        ['ask edith about alibi / Edith', 'say {"text":"ask edith about alibi"}'],
        ['ask felix about alibi / Felix', 'say {"text":"ask felix about alibi"}'],
      ],
    },
  ],
  pause: [
    'Resume',
    'Restart',
    'Undo',
    'Redo',
    'How to play',
    'Replays',
    'Settings',
    'Favourite',
    'Find anything',
    'Fullscreen',
    'Back to start',
    'All games',
  ],
  pad: [],
};
