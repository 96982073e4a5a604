import * as Heap from "./Heap.ts"

/** The service as it is, which also tells what it holds: `HEAP_FILE` is where. */
Heap.watch(process.env["HEAP_FILE"] ?? "")
await import("../../interfaces/main.ts")
