#!/usr/bin/env node
// A bot in JavaScript: any legal move will do. docs/bots.md tells what is said in every line.
const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello" && message.protocol !== 1) process.exit(1);
  if (message.type !== "decide") return;
  const chosen = message.legal[Math.floor(Math.random() * message.legal.length)];
  process.stdout.write(JSON.stringify({ move: chosen.move }) + "\n");
});
