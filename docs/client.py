"""Sits down at a table and plays at random: all that a program of your own needs. Usage: client.py LINK-OR-CODE NAME"""

import json
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid


def ask(method, url, token=None, body=None):
    """One request; the answer's status and JSON."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = json.dumps(body).encode() if body is not None else None
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method)) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as problem:
        return problem.code, json.load(problem)
    except OSError as problem:
        sys.exit(f"No server answers at {url}: {problem}")


if len(sys.argv) != 3:
    sys.exit("Usage: client.py LINK-OR-CODE NAME, for example: client.py http://127.0.0.1:5211/t/CODE Robo")
link = urllib.parse.urlsplit(sys.argv[1] if "://" in sys.argv[1] else f"http://127.0.0.1:5211/t/{sys.argv[1]}")
code, table = link.path.rpartition("/")[2], f"{link.scheme}://{link.netloc}/api/tables/{link.path.rpartition('/')[2]}"
status, info = ask("GET", table)
free = [seat for seat, each in enumerate(info.get("seats", [])) if not each["taken"]]
if status != 200 or not free:
    sys.exit(f"There is no table {code} at {link.netloc}." if status != 200 else "Every seat of this table is taken.")
status, key = ask("POST", f"{table}/seats/{free[0]}", body={"name": sys.argv[2]})
if status >= 400:
    sys.exit(f"The table refuses: {key['reason']['key']} {key['reason']['data']}")
seat, token, seq = key["seat"], key["token"], -1
print(
    f"Sitting on seat {seat}; the seat opens elsewhere with {key['link']}\nWaiting for the match to start.", flush=True
)
while True:
    status, update = ask("GET", f"{table}/update?seat={seat}&since={seq}&wait=20", token)
    if status == 404:  # the match has not begun
        time.sleep(1)
        continue
    seq = update["seq"]
    if update["over"]:
        break
    if seat in update["actors"]:
        move = random.choice(update["legal"])  # think here: update["view"] is all that this seat may know
        order = {"do": "move", "seat": seat, "seq": seq, "id": uuid.uuid4().hex, "move": move}
        ask("POST", f"{table}/orders", token, order)  # a 409 means that somebody was faster; the next look shows it
print("Points:", update["points"], "ranks:", update["ranking"])
