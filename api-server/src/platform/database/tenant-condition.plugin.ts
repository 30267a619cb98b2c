import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  CastNode,
  ColumnNode,
  DataTypeNode,
  IdentifierNode,
  OnNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  ReferenceNode,
  SelectQueryNode,
  SelectionNode,
  SetOperationNode,
  TableNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from 'kysely';
import type {
  CommonTableExpressionNode,
  DeleteQueryNode,
  InsertQueryNode,
  JoinNode,
  JoinType,
  KyselyPlugin,
  MergeQueryNode,
  OnConflictNode,
  OperationNode,
  QueryId,
  RawNode,
  RootOperationNode,
  UpdateQueryNode,
  WithNode,
} from 'kysely';

/** The column that identifies the tenant of a row. Every table that the tenant role can access has it. */
const TENANT_COLUMN = 'id_app';

/**
 * Confines every query of a database handle to one tenant, so that repositories don't name it:
 *
 * - each table in FROM, USING and UPDATE gets a condition in WHERE, and each joined table one in its ON;
 *   subqueries, set operations and the bodies of common table expressions included;
 * - each inserted row gets the tenant's id, and each conflict target starts with the tenant's column.
 *
 * Every table is taken for a tenant's table unless it is a common table expression in scope: a query of another table
 * fails, because the column doesn't exist. A shape that can't be confined is refused, never passed through.
 * Only text inside `sql` fragments is not read; `tools/checks/table-owners.test.ts` lists the files with fragments that name tables.
 *
 * @example
 * const tenant = transaction.withPlugin(tenantCondition(7));
 * await tenant.selectFrom('nodes as n').leftJoin('teams as t', 't.id_node', 'n.id_node').select('n.title').execute();
 * // select "n"."title" from "nodes" as "n"
 * //   left join "teams" as "t" on "t"."id_app" = 7 and ("t"."id_node" = "n"."id_node") where "n"."id_app" = 7
 */
export function tenantCondition(tenantId: number): KyselyPlugin {
  const transformer = new TenantTransformer(tenantId);
  return {
    transformQuery: ({ node, queryId }) => transformer.confine(node, queryId),
    transformResult: async ({ result }) => result,
  };
}

const ROOTS = new Set<string>(['SelectQueryNode', 'InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'RawNode']);

/** Kinds of nodes that hold only names, values and operators: nothing in them needs a condition. */
const LEAVES = new Set<string>([
  'IdentifierNode',
  'SchemableIdentifierNode',
  'ColumnNode',
  'TableNode',
  'ReferenceNode',
  'SelectAllNode',
  'ValueNode',
  'PrimitiveValueListNode',
  'OperatorNode',
  'DataTypeNode',
]);

/** Outer joins that return rows of a table although the conditions on it fail. */
const UNFILTERED_JOINS = new Set<JoinType>(['RightJoin', 'FullJoin', 'Using', 'OuterApply', 'CrossApply']);

class TenantTransformer extends OperationNodeTransformer {
  readonly #tenantId: number;
  /** Common table expressions in scope; a table name among them is not a table of the database. */
  #expressions: ReadonlySet<string> = new Set();
  /** Results of this transformer. A builder made with the tenant database and used as a subquery is visited twice. */
  readonly #confined = new WeakSet<OperationNode>();

  constructor(tenantId: number) {
    super();
    this.#tenantId = tenantId;
  }

  confine(node: RootOperationNode, queryId: QueryId): RootOperationNode {
    if (!ROOTS.has(node.kind)) throw refusal(`a ${node.kind} can't be confined to a tenant`);
    return this.transformNode(node, queryId);
  }

  protected override transformNodeImpl<T extends OperationNode>(node: T, queryId?: QueryId): T {
    return LEAVES.has(node.kind) || this.#confined.has(node) ? node : super.transformNodeImpl(node, queryId);
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    return this.#inScope(node, queryId, (query) => {
      const { from, joins, where, ...rest } = super.transformSelectQuery(query, queryId);
      return { ...rest, from, ...this.#conditions(from?.froms ?? [], joins, where) };
    });
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    return this.#inScope(node, queryId, (query) => {
      const { table, from, joins, where, ...rest } = super.transformUpdateQuery(query, queryId);
      for (const { column } of rest.updates ?? [])
        if (isTenantColumn(column)) throw refusal('an update may not move a row to another tenant');
      if (!table) throw refusal('an update needs a table');
      return { ...rest, table, from, ...this.#conditions([table, ...(from?.froms ?? [])], joins, where, table) };
    });
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    return this.#inScope(node, queryId, (query) => {
      const { from, using, joins, where, ...rest } = super.transformDeleteQuery(query, queryId);
      const target = from.froms[0];
      const tables = [...from.froms, ...(using?.tables ?? [])];
      return { ...rest, from, using, ...this.#conditions(tables, joins, where, target) };
    });
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    return this.#inScope(node, queryId, (query) => {
      const result = super.transformInsertQuery(query, queryId);
      const tenantColumn = ColumnNode.create(TENANT_COLUMN);
      if (result.defaultValues) {
        const { defaultValues: _, ...rest } = result;
        const row = PrimitiveValueListNode.create([this.#tenantId]);
        return { ...rest, columns: [tenantColumn], values: ValuesNode.create([row]) };
      }
      if (!result.columns || !result.values) throw refusal('an insert has to name its columns');
      if (result.columns.some(isTenantColumn)) throw refusal('an insert may not name the tenant');
      return { ...result, columns: [...result.columns, tenantColumn], values: this.#withTenant(result.values) };
    });
  }

  protected override transformOnConflict(node: OnConflictNode, queryId?: QueryId): OnConflictNode {
    const result = super.transformOnConflict(node, queryId);
    if (result.columns?.some(isTenantColumn)) throw refusal('a conflict target may not name the tenant');
    if (result.updates?.some(({ column }) => isTenantColumn(column)))
      throw refusal('an update may not move a row to another tenant');
    if (result.columns) return { ...result, columns: [ColumnNode.create(TENANT_COLUMN), ...result.columns] };
    // Another kind of target may conflict with another tenant's row, which an update must not change.
    if (result.updates) throw refusal('an update on conflict needs columns as its target');
    return result;
  }

  protected override transformMergeQuery(_: MergeQueryNode): MergeQueryNode {
    throw refusal("a merge can't be confined to a tenant");
  }

  protected override transformRaw(node: RawNode, queryId?: QueryId): RawNode {
    if (node.parameters.some((parameter) => TableNode.is(parameter)))
      throw refusal("a raw fragment may not name a table with sql.table: it can't be confined to a tenant");
    return super.transformRaw(node, queryId);
  }

  /** Transforms a query with its common table expressions in scope, and marks the result as confined. */
  #inScope<T extends OperationNode & { readonly with?: WithNode }>(
    node: T,
    queryId: QueryId | undefined,
    transform: (node: T) => T,
  ): T {
    const outer = this.#expressions;
    try {
      const clause = node.with && this.#withClause(node.with, queryId);
      const result = Object.freeze({ ...transform({ ...node, with: undefined }), with: clause });
      this.#confined.add(result);
      return result;
    } finally {
      this.#expressions = outer;
    }
  }

  /** Without RECURSIVE an expression can reference only the expressions before it; its own name refers to a table. */
  #withClause(node: WithNode, queryId: QueryId | undefined): WithNode {
    const name = (expression: CommonTableExpressionNode) => expression.name.table.table.identifier.name;
    if (node.recursive) this.#expressions = new Set([...this.#expressions, ...node.expressions.map(name)]);
    const expressions = node.expressions.map((expression) => {
      const result = this.transformNode(expression, queryId);
      this.#expressions = new Set([...this.#expressions, name(expression)]);
      return result;
    });
    return { ...node, expressions };
  }

  /**
   * Returns joins and WHERE with the tenant's conditions. `target` is written to, so it is never a common table
   * expression.
   */
  #conditions(
    tables: readonly OperationNode[],
    joins: readonly JoinNode[] | undefined,
    where: WhereNode | undefined,
    target?: OperationNode,
  ): { joins: readonly JoinNode[] | undefined; where: WhereNode | undefined } {
    const found = tables.map((table) => this.#conditionOf(table, table === target));
    const confinedJoins = joins?.map((join) => {
      if (UNFILTERED_JOINS.has(join.joinType)) throw refusal(`a ${join.joinType} can't be confined to a tenant`);
      const condition = this.#conditionOf(join.table, false);
      if (join.on && condition) return { ...join, on: OnNode.create(both(condition, join.on.on)) };
      found.push(condition);
      return join;
    });
    const all = found.reduce(
      (first, next) => (first && next ? AndNode.create(first, next) : (first ?? next)),
      undefined,
    );
    return {
      joins: confinedJoins,
      where: all ? WhereNode.create(where ? both(all, where.where) : all) : where,
    };
  }

  #conditionOf(table: OperationNode, isTarget: boolean): OperationNode | undefined {
    const named = AliasNode.is(table) ? table.node : table;
    if (!TableNode.is(named)) {
      // Subqueries, functions and raw fragments carry their own conditions, under an alias.
      if (AliasNode.is(table)) return undefined;
      throw refusal(`a ${table.kind} in the place of a table can't be confined to a tenant`);
    }
    const { schema, identifier } = named.table;
    if (!isTarget && !schema && this.#expressions.has(identifier.name)) return undefined;
    const alias = AliasNode.is(table) ? table.alias : identifier;
    if (!IdentifierNode.is(alias)) throw refusal('the alias of a table has to be a name');
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create(TENANT_COLUMN), TableNode.create(alias.name)),
      OperatorNode.create('='),
      ValueNode.create(this.#tenantId),
    );
  }

  #withTenant(values: OperationNode): OperationNode {
    if (ValuesNode.is(values))
      return ValuesNode.create(
        values.values.map((row) =>
          PrimitiveValueListNode.is(row)
            ? PrimitiveValueListNode.create([...row.values, this.#tenantId])
            : ValueListNode.create([...row.values, ValueNode.create(this.#tenantId)]),
        ),
      );
    if (!SelectQueryNode.is(values)) throw refusal(`an insert of a ${values.kind} can't be confined to a tenant`);
    // Parameters in a select list have no type of their own.
    const tenantId = CastNode.create(ValueNode.create(this.#tenantId), DataTypeNode.create('integer'));
    const selection = SelectionNode.create(AliasNode.create(tenantId, IdentifierNode.create(TENANT_COLUMN)));
    const query: SelectQueryNode = {
      ...SelectQueryNode.cloneWithSelections(values, [selection]),
      setOperations: values.setOperations?.map((operation) =>
        SetOperationNode.create(operation.operator, this.#withTenant(operation.expression), operation.all),
      ),
    };
    return query;
  }
}

/** Combines two conditions with AND. The parentheses confine a raw `a or b` that was given as the whole condition. */
function both(condition: OperationNode, existing: OperationNode): OperationNode {
  return AndNode.create(condition, ParensNode.create(existing));
}

function isTenantColumn(node: OperationNode): boolean {
  return ColumnNode.is(node) && node.column.name === TENANT_COLUMN;
}

function refusal(reason: string): Error {
  return new Error(`Tenant database: ${reason}.`);
}
