import {
  FunctionNode,
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  ValueNode,
} from 'kysely';
import type { BinaryOperationNode, QueryCompiler } from 'kysely';

/** Operator and quantifier that compare with an array, by the operator that compares with a list. */
const asArray = new Map([
  ['in', { operator: OperatorNode.create('='), quantifier: 'any' }],
  ['not in', { operator: OperatorNode.create('!='), quantifier: 'all' }],
]);

/** PostgreSQL's dialect, which sends a list as one parameter: `a = any($1)` in place of `a in ($1, $2, $3)`. */
export class ListsAsArrays extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new ArrayCompiler();
  }
}

/** Statements with lists of different lengths have one text, so the database can keep their plan. */
class ArrayCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand: list } = node;
    const array = OperatorNode.is(operator) ? asArray.get(operator.operator) : undefined;
    if (!array || !PrimitiveValueListNode.is(list)) return super.visitBinaryOperation(node);
    super.visitBinaryOperation({
      ...node,
      leftOperand,
      operator: array.operator,
      rightOperand: FunctionNode.create(array.quantifier, [ValueNode.create(list.values)]),
    });
  }
}
