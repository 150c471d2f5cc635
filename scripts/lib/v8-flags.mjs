/**
 * Flag that makes V8 optimize functions only after they have run for long, by default after 66 KB of byte code. Modules of
 * tests live for seconds, so that most optimized code is hardly used. Only Node 20 has it.
 */
export const optimizeRarely = process.versions.node.startsWith("20.") ? ["--interrupt-budget=2000000"] : [];
