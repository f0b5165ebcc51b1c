export const savingText = { failed: 'The file was not saved' };

export const sendingText = {
  sending: (percent: number) => (percent < 100 ? `Sending, ${percent} %` : 'Being checked'),
  fault: (name: string, fault: string) => `${name}: ${fault}`,
  busy: (seconds: number) => `The portal is busy. It is sent again in ${seconds} s.`,
  broken: (seconds: number) => `The connection broke. It is sent again in ${seconds} s.`,
  failed: 'It could not be sent. Check your connection and choose it again.',
};
