import type { ReportTable } from './export-report.service.ts';
import { reportFile, reportFormats } from './report-file.adapter.ts';

const total = 50_000;

/** Report that counts the rows that were read from it. */
function longReport(): { table: ReportTable; read: () => number } {
  let read = 0;
  async function* rows() {
    while (read < total) {
      read += 1;
      yield [`Pessoa ${read}`, Math.sin(read), 'x'.repeat(200)];
    }
  }
  return { table: { columns: ['Pessoa', 'Nota', 'Texto'], rows: rows() }, read: () => read };
}

test.each(reportFormats)('%s reads rows as they are written, and holds no more than some of them', async (format) => {
  const { table, read } = longReport();
  let written = 0;
  let largest = 0;
  let ahead = 0;
  for await (const part of reportFile(table, format)) {
    const before = written;
    written += part.length;
    largest = Math.max(largest, part.length);
    if (before === 0) ahead = read();
  }
  expect(read()).toBe(total);
  expect(written).toBeGreaterThan(100_000);
  expect(ahead).toBeLessThan(2_000);
  expect(largest).toBeLessThan(512 * 1024);
});
