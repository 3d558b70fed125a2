// Third-party code and data inside the packages that we ship, which have no package of their own there.

export interface EmbeddedPart {
  readonly name: string;
  /** The package that contains it. */
  readonly inside: string;
  readonly licence: 'MIT' | 'ISC' | 'BSD-3-Clause';
  /** The copyright line. */
  readonly holder: string;
  readonly source: string;
  /** Modules of Phaser's sources that contain it, without `.js`. They must be in our bundle. */
  readonly modules?: readonly string[];
}

const PHASER_PARTS: readonly Omit<EmbeddedPart, 'inside'>[] = [
  {
    name: 'klasse',
    licence: 'MIT',
    holder: '2014 Matt DesLauriers',
    source: 'https://github.com/mattdesl/klasse',
    modules: ['utils/Class'],
  },
  {
    name: 'gl-matrix',
    licence: 'MIT',
    holder: '2015 Brandon Jones, Colin MacKenzie IV',
    source: 'https://github.com/toji/gl-matrix',
    modules: ['math/Vector2'],
  },
  {
    name: 'vecmath',
    licence: 'MIT',
    holder: '2014 Matt DesLauriers',
    source: 'https://github.com/mattdesl/vecmath',
    modules: ['math/Vector2'],
  },
  {
    name: 'rbush',
    licence: 'MIT',
    holder: '2016 Vladimir Agafonkin',
    source: 'https://github.com/mourner/rbush',
    modules: ['structs/RTree'],
  },
  {
    name: 'quickselect',
    licence: 'ISC',
    holder: '2018 Vladimir Agafonkin',
    source: 'https://github.com/mourner/quickselect',
    modules: ['utils/array/QuickSelect'],
  },
  {
    name: 'earcut',
    licence: 'ISC',
    holder: '2016 Mapbox',
    source: 'https://github.com/mapbox/earcut',
    modules: ['geom/polygon/Earcut'],
  },
  {
    name: 'stable',
    licence: 'MIT',
    holder: '2018 Angry Bytes and contributors',
    source: 'https://github.com/Two-Screen/stable',
    modules: ['utils/array/StableSort'],
  },
  {
    name: 'jQuery (extend, isPlainObject)',
    licence: 'MIT',
    holder: 'JS Foundation and other contributors',
    source: 'https://github.com/jquery/jquery',
    modules: ['utils/object/Extend', 'utils/object/IsPlainObject'],
  },
  {
    name: 'base64-arraybuffer',
    licence: 'MIT',
    holder: '2012 Niklas von Hertzen',
    source: 'https://github.com/niklasvh/base64-arraybuffer',
    modules: ['utils/base64/Base64ToArrayBuffer'],
  },
  {
    name: 'Easing equations',
    licence: 'BSD-3-Clause',
    holder: '2001 Robert Penner',
    source: 'http://robertpenner.com/easing/',
    modules: ['math/easing/bounce/Out'],
  },
];

const PARTS: readonly EmbeddedPart[] = [
  ...PHASER_PARTS.map(part => ({ ...part, inside: 'phaser' })),
  {
    name: 'QuickJS',
    inside: 'quickjs-wasi',
    licence: 'MIT',
    holder: '2017-2025 Fabrice Bellard, Charlie Gordon and the contributors of quickjs-ng',
    source: 'https://github.com/quickjs-ng/quickjs',
  },
];

/** Parts by the name of the package that contains them. */
export const EMBEDDED: ReadonlyMap<string, readonly EmbeddedPart[]> = new Map(
  [...new Set(PARTS.map(({ inside }) => inside))].map(name => [name, PARTS.filter(({ inside }) => inside === name)]),
);

const GRANT: Readonly<Record<string, string>> = {
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
  ISC: `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
  'BSD-3-Clause': `Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following conditions are met:

1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer.
2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following disclaimer in the documentation and/or other materials provided with the distribution.
3. Neither the name of the author nor the names of contributors may be used to endorse or promote products derived from this software without specific prior written permission.

THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT OWNER OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.`,
};

/** The text of a common licence, for what brings no file of its own. Throws for others. */
export function standardText(licence: string, holder: string): string {
  const grant = GRANT[licence];
  if (!grant) throw new Error(`No text of the licence ${licence}, which ${holder} names`);
  return `Copyright (c) ${holder}\n\n${grant}`;
}
