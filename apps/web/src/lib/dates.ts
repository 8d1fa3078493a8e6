/** Dates as the pages write them: the day of the publication, the minute of a run, both in the reader's zone. */

const DAY = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric' });
const MINUTE = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

export function day(iso: string): string {
  return write(DAY, iso);
}

export function minute(iso: string): string {
  return write(MINUTE, iso);
}

/** What is no date is shown as it stands. */
function write(format: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format.format(date);
}
