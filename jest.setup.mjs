import fc from "fast-check";

// A fixed seed makes all runs reproducible. Set FAST_CHECK_SEED to try other inputs.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20210401) });
