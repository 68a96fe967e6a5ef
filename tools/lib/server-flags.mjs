/** How Node runs the server: the same work, as fast, in half the memory. `docs/performance.md` has what each is worth. */
export const serverFlags = [
  // A page's rendering makes a megabyte of what is needed no longer a moment later; with the usual young generation of three times 16 MB
  // and more, much of that stands in memory at once, and renders no page faster.
  '--max-semi-space-size=8',
  // What outlives a crowded moment is not what a server keeps: taken for it, every answer's objects are made old, and stay.
  '--no-allocation-site-pretenuring',
  // What a compiler needed for a function goes when the function is there, and not when no other function waits.
  '--no-maglev-destroy-on-background',
  // Optimised, the HTTP client's parser takes 23 MB while it is compiled, and parses a shop's few headers no sooner.
  '--wasm-tiering-budget=1000000000',
  // The young generation goes on being collected while the old one is marked; else it grows to three times its size meanwhile.
  '--no-separate-gc-phases',
  // Collects when the heap has grown by so much, not when it has doubled.
  '--heap-growing-percent=70',
];

/** glibc gives each thread an arena of its own, and what one thread's work once took serves no other. Other systems take no notice. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '1' };
