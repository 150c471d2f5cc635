/**
 * The flag of Node 20 with which V8 optimizes a function only after 2 MB of its byte code have run, instead of 66 KB: tests
 * live for seconds, so that most optimized code is hardly used. Later versions refuse the flag.
 */
export const optimizeRarely = process.versions.node.startsWith("20.") ? ["--interrupt-budget=2000000"] : [];
