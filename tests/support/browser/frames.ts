export const twoFrames = "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))"

/** Until the page has answered to another look of it, and all that moves for it has arrived. */
export const settled = `${twoFrames}
  .then(() => document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity))
  .then((passing) => Promise.allSettled(passing.map(({ finished }) => finished)))
  .then(() => true)`
