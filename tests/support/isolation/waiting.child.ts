/** A program that waits for a second and a half, as if others had the processor, and says so. */
setTimeout(() => console.log('done'), 1500);
