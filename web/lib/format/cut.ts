/** The first `length` characters and an ellipsis, or the whole text when it is no longer than that. */
export function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}...`;
}
