type Json = Readonly<Record<string, unknown>>;

/** How a message tells of this view, to somebody who knows that one: as a difference, or whole if that is shorter. */
export function viewChange(before: unknown, after: unknown): string {
  if (!isObject(after)) throw new Error('a view that is no object');
  if (!isObject(before)) return wholeView(after);
  const { text, isOfOtherKeys } = difference(before, after);
  // Where no key comes or goes something stays as it is, what was agreed at the least.
  if (!isOfOtherKeys) return text;
  const whole = wholeView(after);
  return text.length < whole.length ? text : whole;
}

/** How a message tells of a view to somebody who knows none. */
export function wholeView(view: unknown): string {
  return `,"view":${JSON.stringify(view)}`;
}

function difference(before: Json, after: Json): { readonly text: string; readonly isOfOtherKeys: boolean } {
  let set = '';
  let items = '';
  let isOfOtherKeys = false;
  for (const key of Object.keys(after)) {
    const [old, now] = [before[key], after[key]];
    if (now === undefined || isSame(old, now)) continue;
    isOfOtherKeys ||= old === undefined;
    const some = Array.isArray(old) && Array.isArray(now) ? someItems(old, now) : undefined;
    if (some === undefined) set += `${set === '' ? '' : ','}"${key}":${JSON.stringify(now)}`;
    else items += `${items === '' ? '' : ','}"${key}":{${some}}`;
  }
  const drop = Object.keys(before).filter((key) => after[key] === undefined && before[key] !== undefined);
  const dropped = drop.length === 0 ? '' : `,"drop":${JSON.stringify(drop)}`;
  const changed = items === '' ? '' : `,"items":{${items}}`;
  return {
    text: `,"diff":{"set":{${set}}${dropped}${changed}}`,
    isOfOtherKeys: isOfOtherKeys || drop.length > 0,
  };
}

/** The items that are other or new; undefined if the list has grown shorter, or is told as shortly as a whole. */
function someItems(before: readonly unknown[], after: readonly unknown[]): string | undefined {
  if (after.length < before.length) return undefined;
  let text = '';
  let same = 0;
  for (const [index, item] of after.entries()) {
    if (index < before.length && isSame(before[index], item)) same += 1;
    else text += `${text === '' ? '' : ','}"${index}":${JSON.stringify(item)}`;
  }
  return same === 0 ? undefined : text;
}

/** Whether two values are the same as JSON. Much is the same object: positions share what has not changed. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Array.isArray(one)) return Array.isArray(other) && areSame(one, other);
  if (Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i += 1) if (!isSame(one[i], other[i])) return false;
  return true;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
