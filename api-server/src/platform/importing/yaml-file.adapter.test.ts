import { parseYaml } from './yaml-file.adapter.ts';
import type { YamlFile } from './yaml-file.adapter.ts';

const text = `# produtos
products:
  - key: a
    price: 10
  - key: b
    options: [x, y]
name: Loja
`;

function parsed(source: string): YamlFile {
  const file = parseYaml('store.yaml', source);
  if (Array.isArray(file)) throw new Error('faults');
  return file;
}

test.each([
  [['products'], 2],
  [['products', 0, 'price'], 4],
  [['products', 1], 5],
  [['products', 1, 'options', 1], 6],
  [['products', 1, 'price'], 5],
  [['name'], 7],
  [['missing', 'too'], 2],
])('finds the line of %j', (path, line) => expect(parsed(text).lineOf(path)).toBe(line));

test('invalid YAML is reported with its line', () => {
  expect(parseYaml('x.yaml', 'a: 1\nb: [\n')).toEqual([
    expect.objectContaining({ file: 'x.yaml', message: expect.stringContaining('YAML inválido') }),
  ]);
  expect(parseYaml('x.yaml', 'a: 1\na: 2\n')).toEqual([expect.objectContaining({ file: 'x.yaml', line: 2 })]);
});
