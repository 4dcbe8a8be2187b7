/** Settles as `answer` does; rejects with `message` when that takes longer than `ms`. */
export function withTimeout<Value>(answer: PromiseLike<Value>, ms: number, message: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), ms);
    const stop = () => clearTimeout(timer);
    answer.then(resolve, reject);
    answer.then(stop, stop);
  });
}
