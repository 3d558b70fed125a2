// The symbol of disposal for browsers without one: QuickJS is compiled from `using`, and would throw where it makes the error that a program threw.
const symbols: { dispose?: symbol } = Symbol;
symbols.dispose ??= Symbol('Symbol.dispose');
