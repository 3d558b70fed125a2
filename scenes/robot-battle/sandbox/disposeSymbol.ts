// The symbol of disposal for browsers without one: QuickJS is compiled from `using`, and would throw where it makes the error that a program threw.
(Symbol as { dispose?: symbol }).dispose ??= Symbol('Symbol.dispose');
