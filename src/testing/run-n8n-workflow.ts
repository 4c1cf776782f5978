import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { TakenRequest } from './fake-webhook.ts';

interface Condition {
  leftValue: string;
  rightValue: string;
  operator: { operation: 'equals' | 'exists' | 'true' };
}

interface Parameters {
  conditions?: { conditions: Condition[] };
  rules?: { values: { conditions: { conditions: Condition[] } }[] };
  type?: string;
  encoding?: 'hex';
  dataPropertyName?: string;
  resource?: 'table' | 'row';
  operation?: 'create' | 'deleteRows' | 'upsert' | 'update';
  filters?: { conditions: { keyName: string; condition: 'eq' | 'lt' | 'isEmpty'; keyValue?: string }[] };
  columns?: { value: Record<string, unknown> };
  jsonOutput?: string;
  responseBody?: string;
  options?: { responseCode?: number };
}

interface WorkflowNode {
  name: string;
  type: string;
  parameters: Parameters;
  alwaysOutputData?: boolean;
}

interface Workflow {
  id: string;
  nodes: WorkflowNode[];
  connections: Record<string, { main: { node: string }[][] }>;
}

type Json = Record<string, unknown>;
type Row = { id: number } & Json;

/** The workflow that ships with the site. */
export const n8nWorkflow = JSON.parse(readFileSync('assets/n8n-lead-workflow.json', 'utf8')) as Workflow;

/**
 * Runs the workflow like n8n 2.41: a failing node ends the run with a 500, and concurrent runs take turns after each node.
 * Supports only the node types and settings that the workflow uses.
 *
 * Nodes named in `failing` fail. `send` resolves with the answer and the names of the nodes that ran.
 */
export function startFakeN8n(secret: string) {
  const rows: Row[] = [];
  const failing = new Set<string>();
  let now = Date.UTC(2026, 0, 5, 12);
  let lastId = 0;

  function matches(row: Row, { filters }: Parameters, evaluate: (value: unknown) => unknown): boolean {
    return filters!.conditions.every(({ keyName, condition, keyValue }) => {
      const cell = row[keyName] ?? null;
      if (condition === 'isEmpty') return cell === null;
      if (cell === null) return false;
      return condition === 'eq' ? cell === evaluate(keyValue) : String(cell) < String(evaluate(keyValue));
    });
  }

  function runTableNode(parameters: Parameters, evaluate: (value: unknown) => unknown): Json[] {
    if (parameters.resource === 'table') return [{ id: 'table' }];
    const found = rows.filter((row) => matches(row, parameters, evaluate));
    if (parameters.operation === 'deleteRows') {
      for (const row of found) rows.splice(rows.indexOf(row), 1);
      return found;
    }
    if (found.length === 0 && parameters.operation === 'upsert') {
      lastId += 1;
      const row = { id: lastId };
      rows.push(row);
      found.push(row);
    }
    for (const row of found) {
      for (const [name, value] of Object.entries(parameters.columns!.value))
        Object.assign(row, { [name]: evaluate(value) });
    }
    return found.map((row) => ({ ...row }));
  }

  async function send({ headers, body }: TakenRequest): Promise<{ status: number; text: string; ran: string[] }> {
    const outputs = new Map<string, Json>();
    const ran: string[] = [];
    const luxon = (time: number) => ({
      toISO: () => new Date(time).toISOString(),
      plus: (count: number, unit: 'minutes' | 'days') =>
        luxon(time + count * { minutes: 60_000, days: 86_400_000 }[unit]),
    });
    let json: Json = { headers, body: JSON.parse(body) };
    let node = n8nWorkflow.nodes.find(({ type }) => type === 'n8n-nodes-base.webhook');

    function evaluate(value: unknown): unknown {
      if (typeof value !== 'string' || !value.startsWith('=')) return value;
      const parts = value.slice(1).split(/\{\{(.*?)\}\}/);
      const $ = (name: string) => ({ first: () => ({ json: outputs.get(name) }) });
      const results = parts.map((part, index) =>
        index % 2 ? new Function('$json', '$', '$now', `return ${part}`)(json, $, luxon(now)) : part,
      );
      return parts.length === 3 && !parts[0] && !parts[2] ? results[1] : results.join('');
    }

    function isTrue({ leftValue, rightValue, operator }: Condition): boolean {
      const left = evaluate(leftValue);
      if (operator.operation === 'exists') return left !== undefined && left !== null;
      return operator.operation === 'true' ? left === true : left === evaluate(rightValue);
    }

    while (node) {
      const { name, type, parameters } = node;
      let output = 0;
      ran.push(name);
      await Promise.resolve();
      if (failing.has(name)) return { status: 500, text: 'Error in workflow', ran };
      if (type === 'n8n-nodes-base.crypto') {
        if (!secret) return { status: 500, text: 'Error in workflow', ran };
        const signature = createHmac(parameters.type!, secret).update(body).digest(parameters.encoding!);
        json = { ...json, [parameters.dataPropertyName!]: signature };
      } else if (type === 'n8n-nodes-base.if') {
        output = parameters.conditions!.conditions.every(isTrue) ? 0 : 1;
      } else if (type === 'n8n-nodes-base.switch') {
        const rules = parameters.rules!.values;
        const index = rules.findIndex(({ conditions }) => conditions.conditions.every(isTrue));
        output = index === -1 ? rules.length : index;
      } else if (type === 'n8n-nodes-base.dataTable') {
        const items = runTableNode(parameters, evaluate);
        if (items.length === 0 && !node.alwaysOutputData) break;
        json = items[0] ?? {};
      } else if (type === 'n8n-nodes-base.set') {
        json = evaluate(parameters.jsonOutput) as Json;
      } else if (type === 'n8n-nodes-base.respondToWebhook') {
        return { status: parameters.options!.responseCode!, text: String(evaluate(parameters.responseBody)), ran };
      }
      outputs.set(name, json);
      const next = n8nWorkflow.connections[name]?.main[output]?.[0]?.node;
      node = n8nWorkflow.nodes.find((candidate) => candidate.name === next);
    }
    throw new Error(`No answer after ${ran.join(', ')}`);
  }

  return {
    send,
    failing,
    passMinutes(minutes: number) {
      now += minutes * 60_000;
    },
  };
}
